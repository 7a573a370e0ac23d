import type { PartOfPromises } from '../promises/promised.ts';

const whatWeCount = { to: '/analytics', words: 'What we count' };

export const sentToUs: readonly PartOfPromises[] = [
  {
    title: 'What we do not collect',
    promises: [
      {
        words:
          'Your answers. You answer on your own device, and no answer is sent to us. Your result is worked out there too.',
      },
      {
        words:
          'Your name. You need no account. If you write a letter here, the name in it stays in your open page. It is not sent, and it is gone when you leave.',
      },
      {
        words:
          'What you ask the assistant. It answers on your own device. Your words are not sent unless you choose to send them, and they are gone when you leave.',
      },
      { words: 'Your internet address. It is not in our database and not in our logs.' },
      { words: 'Cookies. We set none for visitors.' },
      { words: 'We load nothing from other companies: no ads, no trackers, no fonts.' },
      { words: 'If you follow a link to another site, your browser does not tell it that you were here.' },
    ],
  },
  {
    title: 'What we keep for a short time',
    promises: [
      {
        words:
          'To stop abuse, we count requests for one day. The count is kept under a scrambled form of your address. The key to the scramble changes each day, and the old one is erased.',
      },
      {
        words:
          'If a screen fails, it sends us the name of the screen, the error and the version of the site. We erase these reports after 30 days.',
      },
      {
        words:
          'So that nothing you send arrives twice, it comes with a random number. We keep a scrambled form of the number for up to seven days, or with a post for as long as the post is there. It tells nothing about you.',
      },
    ],
  },
  {
    title: 'What we count',
    promises: [
      {
        words:
          'We count how often a few things are done, such as “a result was shown”, by day and by state. Nothing that could point to you goes along, and never an answer.',
        more: whatWeCount,
      },
      {
        words:
          'You can switch counting off. If your browser asks sites not to track you, we take that as a no.',
        more: { to: '/analytics', words: 'Switch it off' },
      },
      {
        words:
          'If you answer one of our short surveys, we count the answer. Beside it we count what made the survey come up, the kind of page, mobile or desktop, the name of the browser, whether you came from a page of ours and roughly how long you had been here: each for itself, so that no two of them can be put together. We erase these counts after two years.',
        more: { to: '/analytics', words: 'Every word that is sent' },
      },
    ],
  },
  {
    title: 'What you send us',
    promises: [
      {
        words:
          'If you send us a message, we keep what you wrote, and nothing about you. Phone numbers, e-mail addresses and other details that we find in it are blanked. We erase it after 12 months.',
      },
      {
        words:
          'If you send us a story, it is shown only after a person has read it. Details that we find in it are blanked too.',
      },
      {
        words:
          'If you post in the community, we keep the post and show it to everyone under a made-up name. We do not know who wrote it. Details that we find in it are blanked.',
      },
      {
        words:
          'The browser you wrote a post in holds a key. With it you can delete the post. No other visitor can.',
      },
      {
        words:
          'Each view, each “Helpful” and each report counts once a day. For that we use the scrambled form of your address, and forget it with the day. Who read or marked a post is written nowhere.',
      },
      {
        words:
          'If you share a result by a link, your browser locks it before it is sent. The key is in the link and never comes to us, so we cannot read it.',
      },
      {
        words:
          'We erase a shared result within an hour after its 30 days are over, or at once when you delete it. For 30 days more we remember that there was such a link.',
      },
      {
        words:
          'If the people who run this site have connected a language model, you can choose to send it a question. You see first to whom it goes. Details that we find in it are blanked, and we keep nothing of it. A question that you do not send stays on your device.',
      },
    ],
  },
  {
    title: 'What “deleted” means',
    promises: [
      { words: 'What you delete is gone from the site at once.' },
      { words: 'Our small database then cleans its own files. That takes up to an hour.' },
      {
        words:
          'If you cannot delete a post or a story of yours, tell us its title and its day. A person can take it down.',
        more: { to: '/contact', words: 'Write to us' },
      },
    ],
    but: 'With a large database, cleaning can take days. If the people who run this site make backups, a copy can stay in a backup until that backup is replaced.',
  },
];

export const onTheDevice: PartOfPromises = {
  title: 'What stays on your device',
  promises: [
    {
      words:
        'Your answers and what you ticked off, for each state you checked. There is a button that erases them.',
      keeps: ['progress', 'otherProgress'],
    },
    {
      words: 'What it takes to delete the links you made and the posts you wrote.',
      keeps: ['madeLinks', 'postKeys'],
    },
    {
      words: 'The list of posts you saw, marked and reported.',
      keeps: ['viewedPosts', 'helpfulPosts', 'reportedPosts'],
    },
    {
      words: 'How you asked the site to look and read: contrast, motion, text size and the like.',
      keeps: ['accessibility'],
    },
    {
      words:
        'Reminders you set: when, for which state and how far you were. Each is erased once it was shown, and a shared computer keeps none.',
      keeps: ['reminders'],
    },
    {
      words:
        'What could not be sent yet: a story, a locked result or a count. It is sent while the site is open, and it goes when it has arrived, when it fails several times or after six days. You can erase it below. On a shared computer nothing waits.',
      keeps: ['syncQueue'],
    },
    {
      words: 'A post, a message or a story that you are writing, until it has arrived or you close the tab.',
      keeps: ['postDraft', 'postAttempt', 'messageDraft', 'storyDraft'],
    },
    {
      words: 'Whether you saw the news, the tour and our surveys, and whether you want to be counted.',
      keeps: ['seenNews', 'newsBefore', 'newsOpen', 'exitSurvey', 'satisfactionSurvey', 'tour', 'counting'],
    },
    {
      words:
        'A copy of our pages and of the law, so that the site works without the network. It tells nothing about you. You can remove it below, and a shared computer keeps none.',
      keeps: ['offlineCopy'],
    },
    {
      words:
        'That you pressed “Leave this site now”, so that Back shows a blank page. It goes when you close the tab or open the site anew.',
      keeps: ['left'],
    },
    {
      words: 'Whether this is a shared computer, and the last day on which you used what is kept here.',
      keeps: ['sharedComputer', 'keptNotes'],
    },
    {
      words: 'If you run this site and log in: what keeps you logged in, until you log out.',
      keeps: ['adminToken', 'adminDevice'],
    },
    {
      words: 'After 12 months without use, the first six are erased the next time this site is opened here.',
    },
    { words: 'On a shared computer, the first six can go when you close the tab. Say so here:' },
  ],
};
