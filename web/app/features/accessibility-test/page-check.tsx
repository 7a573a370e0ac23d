import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type CheckResult, checkPage, type Finding } from './check-page.ts';

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'done'; result: CheckResult };

/** The button that has the page checked, and what came out. */
export function PageCheck() {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function run() {
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'done', result: await checkPage() });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <noscript>
        <p>The checks need JavaScript; the components below can be looked at without it.</p>
      </noscript>
      <Button
        className="needs-script"
        busy={state.kind === 'busy'}
        busyLabel="Checking this page…"
        onClick={run}
      >
        Run the accessibility checks on this page
      </Button>
      {/* There from the start: what appears together with its live region is not announced everywhere. */}
      <div role="status" className="w-full">
        {state.kind === 'failed' && (
          <Alert kind="no" title="The checks could not run">
            <p>They have to be fetched first. Look at the connection and try again.</p>
          </Alert>
        )}
        {state.kind === 'done' && <Outcome result={state.result} />}
      </div>
      {state.kind === 'done' && state.result.findings.length > 0 && (
        <ul className="grid w-full gap-4">
          {state.result.findings.map((finding) => (
            <FindingItem key={finding.rule} finding={finding} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Outcome({ result: { passed, findings } }: { result: CheckResult }) {
  if (findings.length === 0)
    return (
      <Alert kind="good" title="No problems found">
        <p>{`${passed} rules passed.`}</p>
      </Alert>
    );
  return (
    <Alert
      kind="no"
      title={findings.length === 1 ? 'One rule is broken' : `${findings.length} rules are broken`}
    >
      <p>{`${passed} rules passed. The list below says where.`}</p>
    </Alert>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  return (
    <li>
      <p className="font-[650]">
        {finding.help} (<a href={finding.helpUrl}>{finding.rule}</a>)
      </p>
      <ul className="mt-1 list-disc pl-6">
        {finding.targets.map((target) => (
          <li key={target}>
            <code className="text-[0.95rem]">{target}</code>
          </li>
        ))}
      </ul>
    </li>
  );
}
