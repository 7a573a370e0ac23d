import { settings } from '../../settings.ts';
import { InquiryScreen } from './inquiry-screen.tsx';
import { Ways } from './ways.tsx';

export function MediaScreen() {
  return (
    <InquiryScreen
      heading="Media Inquiries"
      purpose="For journalists and researchers who write about OpenSlate or about clearing records. You may quote what we say about the law, with its day."
      address={settings.MEDIA_EMAIL ?? settings.CONTACT_EMAIL}
      topic="media"
    >
      <Ways
        title="What you can use right away"
        ways={[
          {
            title: 'What OpenSlate is',
            words:
              'A free tool that tells people with a criminal record whether it may be cleared, when, under which law and what to do next. It runs on their own device, and its code is open.',
            to: '/help',
            link: 'More about it',
          },
          {
            title: 'The law of each state, with its sources',
            words: 'Every rule names its section and the day we checked it.',
            to: '/record-relief',
            link: 'Choose a state, or compare them',
          },
          {
            title: 'Research on what clearing a record changes',
            words: 'Each finding with how many people it is about, its limits and its source.',
            to: '/impact-stories',
            link: 'Read the findings',
          },
          {
            title: 'How much the site is used',
            words: 'We publish all that we count.',
            to: '/analytics',
            link: 'See the numbers',
          },
          {
            title: 'The logo',
            words: 'For print and screens, on light and dark.',
            to: '/logo-download',
            link: 'Download it',
          },
        ]}
      />
      <p className="mt-6">
        Please do not ask us for people to talk to. We do not know who our visitors are, and we want it to
        stay that way.
      </p>
    </InquiryScreen>
  );
}
