import { Alert } from '../../../ui/alert.tsx';
import { checkAgain } from '../session/admin-session.ts';
import { SecondFactor } from './second-factor.tsx';

/** For whoever is logged in on a site that asks every administrator for a second factor, and has none yet. */
export function FirstSecondFactor() {
  return (
    <div className="page py-12">
      <h1 className="mb-6 text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Administration</h1>
      <Alert kind="wait" title="Set up your second factor first" className="mb-6">
        <p>
          This site asks every administrator for a code from an app, beside the password. Once it is set up,
          you can go on.
        </p>
      </Alert>
      <SecondFactor on={false} onDone={checkAgain} />
    </div>
  );
}
