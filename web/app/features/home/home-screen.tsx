import { ButtonLink } from '../../ui/button.tsx';
import { TitledClearingMap } from '../clean-slate/clearing-map.tsx';
import { CommunityForum } from '../community/community-forum.tsx';
import { mainButtonId } from '../tour/main-button.ts';
import { TakeTour } from '../tour/take-tour.tsx';
import { Claims } from './claims.tsx';
import { Features } from './features.tsx';
import { GoOn } from './go-on.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { TrustClaims } from './trust-claims.tsx';

export function HomeScreen() {
  return (
    <div className="page">
      <section className="grid items-start gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-[1.2fr_1fr] lg:pt-12">
        <div className="lg:pt-6">
          <h1>Your record may not be for life.</h1>
          <p className="mt-4 max-w-[34rem] text-[1.2rem] text-soft">
            Answer a few plain questions. See which laws in your state could clear or seal your record, on
            what date, and what to do next.
          </p>
          <GoOn />
          <div className="mt-6 flex flex-col gap-x-4 gap-y-1 sm:flex-row">
            <ButtonLink
              id={mainButtonId}
              to="/assessment"
              size="large"
              wide
              className="data-highlighted:outline-6 data-highlighted:outline-sun data-highlighted:outline-offset-4"
            >
              Check My Options
            </ButtonLink>
            <TakeTour />
          </div>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1.5 text-soft [&_b]:text-ink">
            <li>
              <b>Free</b>, forever
            </li>
            <li>
              <b>No name, no account</b>
            </li>
            <li>
              Answers <b>stay on your device</b>
            </li>
            <li>
              <b>50 states</b>, DC and federal courts
            </li>
          </ul>
        </div>
        <TitledClearingMap />
      </section>
      <HowItWorks />
      <div className="drawn-fourth [contain-intrinsic-block-size:auto_75rem]">
        <Features />
      </div>
      <div className="drawn-fifth [contain-intrinsic-block-size:auto_148rem]">
        <Claims />
        <TrustClaims />
        <CommunityForum className="mt-14 border-line border-t pt-10" />
      </div>
    </div>
  );
}
