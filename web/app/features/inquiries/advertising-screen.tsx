import { settings } from '../../settings.ts';
import { InquiryScreen } from './inquiry-screen.tsx';
import { Ways } from './ways.tsx';

export function AdvertisingScreen() {
  return (
    <InquiryScreen
      heading="Advertisement Inquiries"
      purpose="OpenSlate shows no advertisements, sells no links and shares nothing about its visitors."
      address={settings.ADVERTISING_EMAIL ?? settings.CONTACT_EMAIL}
      topic="advertisement"
    >
      <Ways
        title="What you can do instead"
        ways={[
          {
            title: 'You help people with records for free',
            words:
              'Check whether you are on our list. If not, tell us below whom you help, where, and which page says so.',
            to: '/attorney-finder',
            link: 'See the list',
          },
          {
            title: 'You want to point people here',
            words: 'Use our logo with a link. You need not ask.',
            to: '/logo-download',
            link: 'Download the logo',
          },
          {
            title: 'You saw an advertisement that uses our name',
            words: 'It is not ours. We charge for nothing. Tell us below where you saw it.',
            to: '/terms-of-service',
            link: 'Read what we promise',
          },
        ]}
      />
    </InquiryScreen>
  );
}
