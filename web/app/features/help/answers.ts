import { placeCodes } from '@openslate/law/place/places.ts';

/** A question people ask, its answer in short paragraphs, and where to go on. */
export type Answered = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** Other words that people look for it with. */
  readonly also?: string;
  readonly links?: readonly { readonly to: string; readonly words: string }[];
};

export type Topic = { readonly title: string; readonly answers: readonly Answered[] };

const toAssessment = { to: '/assessment', words: 'Check my record' };
const toFinder = { to: '/attorney-finder', words: 'Find a person who can help' };

/** Figures and names come from the law itself, so that no answer grows old by itself. */
export const topics: readonly Topic[] = [
  {
    title: 'Clearing a record',
    answers: [
      {
        id: 'what-is-it',
        also: 'expunge seal difference',
        question: 'What do “expunged” and “sealed” mean?',
        answer: [
          'Expunged means erased, or treated as if it were. Sealed means hidden from most people, while courts and police may still see it. Set aside, vacated and dismissed mean that the conviction itself no longer stands.',
          'Each state uses these words in its own way. Your result says what the word does in your state.',
        ],
        links: [{ to: '/record-relief', words: 'Ways to clear a record' }],
      },
      {
        id: 'can-mine',
        question: 'Can my record be cleared?',
        answer: [
          `That turns on the state, how the case ended, what it was, how long ago it was, and what else is on your record. We ask only what matters, and answer for all ${placeCodes.length} places: the states, the District of Columbia and the federal courts.`,
        ],
        links: [toAssessment],
      },
      {
        id: 'which-state',
        question: 'Which state do I choose if I have moved?',
        answer: [
          'The state of the court that had the case, not the state you live in now. If you have cases in several states, check each of them: every state clears only its own.',
        ],
        links: [toAssessment],
      },
      {
        id: 'by-itself',
        question: 'Does the law clear it without me?',
        answer: [
          'In some states it does, for some records. Even then, check that it happened: courts and police are often behind, and background-check companies may have old copies.',
        ],
        links: [{ to: '/clean-slate', words: 'Which states clear records by themselves' }],
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: [
          'To find out: a few minutes. To file: it takes time to get your record and fill in the form. Then the court decides. Your result tells what we know for your way.',
        ],
      },
      {
        id: 'cost',
        also: 'price fee free',
        question: 'What does it cost?',
        answer: [
          'This site is free. Courts charge from nothing to some hundred dollars, and many let you off if you have little money. Your result shows the fee of each way, and how to ask for a waiver.',
        ],
      },
      {
        id: 'lawyer',
        question: 'Do I need a lawyer?',
        answer: [
          'Often not. Many people file by themselves with the court’s own form. Ask one if the state objects, if you have several cases, if the answer says that it needs a closer look, or if you are not a citizen.',
        ],
        links: [toFinder],
      },
    ],
  },
  {
    title: 'Your answer',
    answers: [
      {
        id: 'may-qualify',
        question: 'Why does it say “may”?',
        answer: [
          'Because a judge or an office decides, and because we know only what you told us. Each reason shows what it rests on: what you told us, what we took for granted, or what is not known yet.',
        ],
      },
      {
        id: 'dont-know',
        question: 'What if I do not know an answer?',
        answer: [
          'Press “I don’t know”. We go on with what still matters, and show you what follows in either case. Each question says where to look in your state.',
        ],
      },
      {
        id: 'wrong',
        question: 'What if you are wrong?',
        answer: [
          'We can be. Every rule names its section of law, the day we checked it, and what we could not settle. Tell us about a mistake on the page of your state, and check the law or ask a lawyer before you file or pay.',
        ],
        links: [{ to: '/record-relief', words: 'Read the rules of my state' }],
      },
      {
        id: 'legal-advice',
        question: 'Is this legal advice?',
        answer: [
          'No. We explain the law in general. Only a lawyer who knows your whole case can advise you.',
        ],
        links: [toFinder],
      },
    ],
  },
  {
    title: 'Privacy',
    answers: [
      {
        id: 'who-sees',
        question: 'Who sees my answers?',
        answer: [
          'Nobody but you. They stay on your device. We see them only if you send them, and a shared result is locked before it leaves your browser.',
        ],
        links: [{ to: '/privacy-policy', words: 'What we keep and what we do not' }],
      },
      {
        id: 'shared-computer',
        also: 'library erase private',
        question: 'I use a computer that others use. Is that safe?',
        answer: [
          'Switch on “shared computer” at the start. Your answers are then gone when you close the page. Or press “Erase” under your result at any time.',
        ],
        links: [{ to: '/privacy-policy#kept-here', words: 'See and erase what this device holds' }],
      },
      {
        id: 'leave-now',
        also: 'quick exit escape hide watched unsafe danger partner history delete',
        question: 'Somebody is watching. How do I leave fast?',
        answer: [
          'Press “Leave this site now” at the top of any page, or press the Shift key three times. The page goes blank and another site opens. If somebody presses Back, our pages stay blank in that tab.',
          'Your browser still remembers that you were here. On a computer, press Ctrl + Shift + Delete (on a Mac: Command + Y in Safari, Command + Shift + Delete in other browsers) and choose the history to erase. On a phone, open the menu of the browser, then History. If you erase everything, that may be noticed too: most browsers let you erase single pages.',
          'Your answers stay on the device, unless you said that it is a shared computer. A private window keeps no history. A phone or computer that somebody else can open may tell them more than a website can change.',
        ],
        links: [{ to: '/privacy-policy#kept-here', words: 'See and erase what this device holds' }],
      },
      {
        id: 'accessibility',
        also: 'larger text bigger letters contrast blind vision motion screen reader keyboard dark',
        question: 'Can I make the text larger or the colors stronger?',
        answer: [
          'Press “Accessibility” at the top of any page, or Alt + A. You can have high contrast, large text, no motion, more words for a screen reader and a strong ring for the keyboard. Alt + H switches the contrast, Alt + T the large text.',
          'Until you choose something there, the site follows what you told your phone or computer.',
        ],
      },
      {
        id: 'employer',
        question: 'Can my boss find out that I looked?',
        answer: [
          'Not from us. But a phone or network that belongs to your employer may keep a list of the pages you open. Use your own.',
        ],
      },
    ],
  },
];

/** What to do next when something happens on the way. */
export const paths: readonly Answered[] = [
  {
    id: 'denied',
    also: 'denied denial refused rejected appeal',
    question: 'The judge said no',
    answer: [
      'Ask for the order in writing and read the reason. Many denials are about a missing paper or a day that was too early.',
      'Ask the clerk when you may file again, and whether there is a deadline to appeal. It can be short: write it down the same day.',
      'Check your record here again. Another way may be open now, or later.',
      'Call legal aid with the order in your hand.',
    ],
    links: [toFinder, { to: '/alternative-relief', words: 'What else there is' }],
  },
  {
    id: 'objected',
    also: 'objection opposed district attorney DA',
    question: 'The prosecutor objected',
    answer: [
      'Read what they object to. You may answer it, in writing or at a hearing.',
      'Bring proof of what has changed: work, school, treatment, letters, receipts for what you paid.',
      'Ask legal aid or a public defender to come with you. This is the moment when a lawyer helps most.',
    ],
    links: [toFinder],
  },
  {
    id: 'hearing',
    also: 'court date judge',
    question: 'I have a hearing',
    answer: [
      'Write down the day, the time, the courtroom and the case number. Ask the clerk if you may come by phone or video.',
      'Bring your papers, an ID and two copies of everything. Come early, and dress as for a job.',
      'Say in a few words why it matters to you: a job, a home, your children. Tell the truth, also about what was wrong.',
      'If you cannot come, call the clerk before that day. If you just stay away, you will probably lose.',
    ],
  },
  {
    id: 'still-shown',
    also: 'background check company report employer',
    question: 'A background check still shows it',
    answer: [
      'Get a copy of the report. You have a right to it if it was used against you.',
      'Look whether the court and the state still show the record. If they do, send them the order.',
      'If only the company shows it, dispute it in writing. Our letter for that is under “Save or share” in your result.',
      'If they do nothing within 30 days, complain to the Consumer Financial Protection Bureau.',
    ],
    links: [toAssessment],
  },
  {
    id: 'moved',
    also: 'another state out of state',
    question: 'I live far away from that court',
    answer: [
      'You file where the case was. Ask the clerk if you may send the papers by mail or online.',
      'Ask the clerk whether you must come, or may be heard by phone or video.',
      'Legal aid of that state helps people who moved away, too. Ask them, not the office where you live.',
    ],
    links: [toFinder],
  },
  {
    id: 'lost-papers',
    also: 'case number documents',
    question: 'I lost my papers',
    answer: [
      'The clerk of the court that had the case can look it up by your name and date of birth, and sell you a copy.',
      'Your own state record lists arrests and how they ended. Your result says how to get it, and what it costs.',
      'If the file was destroyed, ask for a letter that says so. It helps with a judge and with immigration.',
    ],
    links: [toAssessment],
  },
  {
    id: 'cannot-pay',
    also: 'waiver poor money indigent',
    question: 'I cannot pay the fee',
    answer: [
      'Ask the court to waive it. Many have a form. If there is none, our letter helps: it is under “Save or share” in your result.',
      'Say how many people live from your income, and which benefits you get.',
      'Fines and costs that you still owe are something else. In some states they block clearing, in others not. Your result says so.',
    ],
    links: [toAssessment],
  },
];
