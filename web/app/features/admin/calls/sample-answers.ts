import { ApiError } from '../../../api/api-error.ts';

/*
 * What the admin screens show in the development server to whoever came in without a session. One of each kind, some
 * of them long, none of it told to be true. The built site does not contain this file.
 */

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const long = 'A long text that somebody wrote in one go, to see what becomes of the screen. '.repeat(12);

const reply = {
  adminReply: 'Thank you for asking.',
  adminRepliedAt: at(60),
  adminRepliedBy: 'OpenSlate team',
};

const post = (id: string, more: object) => ({
  id,
  title: 'A sample post',
  content: 'What somebody might ask.\nOver two lines.',
  category: 'general_support',
  state: 'CA',
  isAnonymous: true,
  anonymousHandle: 'Quiet Heron 12',
  helpfulCount: 3,
  viewCount: 41,
  createdAt: at(600),
  crisisHelp: false,
  status: 'published',
  flags: [],
  reports: [],
  ...more,
});

const report = { id: 'r1', reason: 'spam', note: 'Looks like an ad.', reportedAt: at(30), proven: true };

const posts = [
  post('p1', { status: 'held', flags: ['abuse'] }),
  post('p2', { title: `Long: ${long.slice(0, 110)}`, content: long, reports: [report] }),
  post('p3', { ...reply }),
];

const routes = ['GET /api/community/posts', 'POST /api/community/posts', 'GET /api/news-updates'];

const monitoring = {
  version: '0.0.0',
  startedAt: at(5_000),
  now: at(0),
  database: { engine: 'SQLite', ok: true, bytes: 5_430_000 },
  counters: { rateLimited: 4, syncReceived: 120 },
  routes: routes.map((route, index) => ({
    route,
    requests: 4_200 - index * 1_300,
    clientErrors: 12,
    serverErrors: index,
    rateLimited: 2,
    p50: 1.4,
    p95: 12,
    p99: 1_250,
  })),
  series: Array.from({ length: 1_400 }, (_, index) => ({
    at: at(1_400 - index),
    requests: Math.round(30 + 20 * Math.sin(index / 120)),
    errors: index % 50 === 0 ? 3 : 0,
    p50: 1 + (index % 7) / 10,
    p95: 9 + (index % 13),
  })),
  errorReports: [
    { errorId: 'OS-7K3M9QXD', screen: '/help', message: long, version: '0.0.0', reportedAt: at(90) },
    {
      errorId: 'OS-0WTB5HZN',
      screen: '/',
      message: 'x is not a function',
      version: '0.0.0',
      reportedAt: at(9),
    },
  ],
};

const pagination = { nextCursor: null, total: 3 };

const answers: Record<string, unknown> = {
  '/api/admin/stats': {
    admin: { id: 'a1', username: 'developer', secondFactor: false },
    posts: { total: 3, held: 1, reported: 1 },
    stories: { waiting: 1 },
    messages: { unread: 1 },
    refused: { since: at(3_000), logins: 14, wrongCodes: 3 },
  },
  '/api/admin/posts': { data: posts, pagination },
  '/api/admin/stories': {
    data: [
      {
        id: 's1',
        title: 'A sample story',
        story: long,
        state: 'OH',
        sentOn: '2026-11-01',
        status: 'waiting',
      },
    ],
    pagination,
  },
  '/api/admin/news': {
    data: [
      {
        id: 'n1',
        state: 'OH',
        urgent: true,
        category: 'clean-slate',
        title: 'A sample headline',
        date: '2027-01-01',
        source: { label: 'Where it was found', url: 'https://example.org/' },
      },
    ],
  },
  '/api/admin/surveys': {
    data: [
      {
        surveyType: 'satisfaction',
        questionId: 'helpfulness',
        answers: [
          { answer: 'very_helpful', count: 31 },
          { answer: 'not_helpful', count: 4 },
        ],
        weeks: [
          { week: '2026-11-02', count: 15, answers: [] },
          { week: '2026-11-09', count: 20, answers: [] },
        ],
        aspects: [
          { aspect: 'device', value: 'mobile', count: 25 },
          { aspect: 'device', value: 'desktop', count: 10 },
        ],
      },
    ],
  },
  '/api/admin/messages': {
    data: [
      { id: 'm1', topic: 'problem', message: 'A button does nothing.', sentAt: at(50), read: false },
      { id: 'm2', topic: 'question', message: long, sentAt: at(5_000), read: true },
    ],
    pagination,
  },
  '/api/admin/accounts': {
    data: [
      {
        id: 'a1',
        username: 'developer',
        displayName: 'OpenSlate team',
        createdAt: at(90_000),
        disabled: false,
        secondFactor: false,
      },
      {
        id: 'a2',
        username: 'somebody-else',
        displayName: 'A. at the clinic',
        createdAt: at(80_000),
        disabled: true,
        secondFactor: true,
      },
    ],
  },
  '/api/admin/sessions': {
    data: [
      {
        id: 'x1',
        username: 'developer',
        createdAt: at(70),
        lastUsedAt: at(0),
        expiresAt: at(-720),
        current: true,
      },
    ],
  },
  '/api/admin/devices': {
    data: [
      { id: 'd1', username: 'developer', createdAt: at(90_000), lastUsedAt: at(70), current: true },
      { id: 'd2', username: 'somebody-else', createdAt: at(9_000), lastUsedAt: at(9_000), current: false },
    ],
  },
  '/api/admin/audit': {
    data: [
      { id: 'l1', at: at(12), username: 'developer', action: 'post.reply', what: 'p3' },
      { id: 'l2', at: at(40), username: 'somebody-else', action: 'session.refuse', what: 'second factor' },
      { id: 'l3', at: at(41), username: '', action: 'session.refuse', what: '' },
    ],
    pagination: { nextCursor: null },
    refused: { hours: 24, logins: 14, wrongCodes: 3 },
  },
  '/api/admin/monitoring': monitoring,
};

export function sampleAnswer(method: string, url: string): unknown {
  const answer = answers[url.split('?', 1)[0] ?? url];
  if (method === 'GET' && answer !== undefined) return answer;
  throw new ApiError('Development access changes nothing.', { code: 'development_access', statusCode: 403 });
}
