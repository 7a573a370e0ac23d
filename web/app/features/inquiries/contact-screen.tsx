import { settings } from '../../settings.ts';
import { InquiryScreen } from './inquiry-screen.tsx';
import { Ways } from './ways.tsx';

export function ContactScreen() {
  return (
    <InquiryScreen
      heading="Contact"
      purpose="Tell us what is wrong, what is missing or what confused you. We are not lawyers and cannot look at your case."
      address={settings.CONTACT_EMAIL}
      topic="question"
    >
      <Ways
        title="Often there is a faster way"
        ways={[
          {
            title: 'You need help with your case',
            words: 'We list people in each state who help with records, many of them for free.',
            to: '/attorney-finder',
            link: 'Find help in your state',
          },
          {
            title: 'You have a question about clearing a record',
            words: 'Common questions are answered, and you can search them.',
            to: '/help',
            link: 'Look in the answers',
          },
          {
            title: 'Something we say about the law is wrong',
            words: 'Open your state, and press “Report a mistake” beside the rule. Then we know which one.',
            to: '/record-relief',
            link: 'Choose your state',
          },
          {
            title: 'You want a post of yours removed',
            words:
              'Open it in the browser you wrote it in, and delete it there. If you cannot, tell us its title and day below. It is the same for a story.',
            to: '/community',
            link: 'Go to the community',
          },
        ]}
      />
    </InquiryScreen>
  );
}
