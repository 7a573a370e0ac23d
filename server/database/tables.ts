import type { AnalyticsEvent, ProgressStepName } from '@openslate/contract/analytics-events.ts';
import type { ContactTopic } from '@openslate/contract/contact-topics.ts';
import type { NewsCategory } from '@openslate/contract/news.ts';
import type { StoryStatus } from '@openslate/contract/stories.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Generated } from 'kysely';

/**
 * The tables as the code sees them. Columns hold text, whole numbers, and 0 or 1 for no and yes; a time is ISO
 * text in UTC. Those are the types on which SQLite and PostgreSQL agree.
 */
export type Tables = {
  admins: {
    id: string;
    username: string;
    password_hash: string;
    created_at: string;
    disabled: 0 | 1;
    /** What visitors read below a reply; never the username. Null until one is chosen. */
    display_name: string | null;
    last_seen_at: string | null;
  };
  /** A token is kept as its hash. */
  admin_sessions: {
    id: string;
    token_hash: string;
    admin_id: string;
    created_at: string;
    last_used_at: string;
    /** The known device it was begun on. */
    device_id: string | null;
    /** When its admin was last seen before it began. */
    last_visit_at: string | null;
  };
  /** Somebody logged in there once. A token is kept as its hash; it opens nothing, but passes the account's wait. */
  admin_devices: {
    id: string;
    token_hash: string;
    admin_id: string;
    created_at: string;
    last_used_at: string;
    /** In a row. */
    failures: Generated<number>;
  };
  /** Guesses, by what they are counted under: a keyed hash, never a name or an address. Times are milliseconds. */
  login_failures: {
    key: string;
    count: number;
    wait_until: number;
    forget_at: number;
  };
  /** Not asked for until it is confirmed. A code of a step works once: later ones must be of a later step. */
  admin_second_factors: {
    admin_id: string;
    secret: string;
    confirmed: 0 | 1;
    last_step: number;
    /** Of the app, by devices that nobody knows. Times are empty text where there is none. */
    wrong_codes: Generated<number>;
    last_wrong_at: Generated<string>;
    locked_until: Generated<string>;
  };
  /** In place of the second factor, when the app is lost; each works once. */
  admin_recovery_codes: {
    code_hash: string;
    admin_id: string;
  };
  /** One for each replica that started while there was no admin. */
  admin_setup_codes: {
    code_hash: string;
  };
  /** Made on the command line, for an admin who cannot log in. */
  admin_rescues: {
    code_hash: string;
    admin_id: string;
    expires_at: string;
  };
  audit_trail: {
    id: string;
    at: string;
    username: string;
    action: string;
    what: string;
  };
  error_reports: {
    error_id: string;
    screen: string;
    message: string;
    version: string;
    reported_at: string;
  };
  /** PostgreSQL only: with SQLite there is one process, which keeps these in its memory. */
  rate_limit_salts: {
    day: string;
    salt: string;
  };
  rate_limit_counts: {
    day: string;
    counter: string;
    hits: number;
    window_ends: number;
  };
  /** Keys the server made for itself, the same for every replica. */
  secrets: {
    name: string;
    value: string;
  };
  /** Each proof of work counts once. A row is kept until the proof would have expired anyway. */
  spent_proofs: {
    salt: string;
    expires_at: string;
  };
  /** Sealed in a browser. An expired row keeps its id for a while, and nothing of what was shared. */
  shared_assessments: {
    id: string;
    version: number;
    iv: string;
    ciphertext: string;
    delete_key_hash: string;
    expires_at: string;
  };
  /** One row, of id 1: the weight of all that is kept of shared results. */
  shared_weight: {
    id: number;
    bytes: number;
  };
  /** `answer` is an aspect like the others: how often it was given on a day. */
  survey_counts: {
    day: string;
    survey: string;
    question: string;
    aspect: string;
    value: string;
    count: number;
  };
  /** Without a state it is empty text. */
  event_counts: {
    day: string;
    state: PlaceCode | '';
    event: AnalyticsEvent;
    count: number;
  };
  progress_counts: {
    day: string;
    state: PlaceCode | '';
    step: ProgressStepName;
    count: number;
  };
  news: {
    id: string;
    state: PlaceCode;
    urgent: 0 | 1;
    category: NewsCategory;
    title: string;
    date: string;
    source_label: string | null;
    source_url: string | null;
  };
  /** `sent_on` is a day. */
  stories: {
    id: string;
    title: string;
    story: string;
    state: PlaceCode;
    sent_on: string;
    status: StoryStatus;
  };
  /** `sent_at` is a full hour. */
  contact_messages: {
    id: string;
    topic: ContactTopic;
    message: string;
    /** The relief or rule that a mistake was found in, and the page that says otherwise. */
    about: string | null;
    source: string | null;
    sent_at: string;
    read: 0 | 1;
  };
  /** By minute without a route, by hour with it. `bucket` is a step of how long requests took. */
  request_figures: {
    per: 'minute' | 'hour';
    at: string;
    route: string;
    outcome: 'ok' | 'client_error' | 'rate_limited' | 'server_error';
    bucket: number;
    count: number;
  };
  posts: {
    number: Generated<number>;
    id: string;
    title: string;
    content: string;
    category: string;
    state: string;
    handle: string;
    /** `published` or `held`. */
    status: string;
    /** Why a person should look at it, as words with a space between them. */
    flags: string;
    crisis_help: 0 | 1;
    helpful_count: Generated<number>;
    view_count: Generated<number>;
    created_at: string;
    /** The words of title and content in small letters; never changed. */
    search_text: string;
    text_hash: string;
    delete_key_hash: string;
    idempotency_key_hash: string | null;
    reply: string | null;
    replied_at: string | null;
    /** The id of an admin; empty text where there is no such admin any more. */
    replied_by: string | null;
    /** An admin has looked at it and let it stand: reports do not hide it any more. */
    reviewed: Generated<0 | 1>;
    /** When reports hid it, if they did. */
    hidden_at: Generated<string | null>;
  };
  post_counts: {
    state: string;
    category: string;
    published: number;
  };
  post_reports: {
    id: string;
    post_id: string;
    reason: string;
    note: string;
    reported_at: string;
    /** It came with a proof of work. */
    proven: 0 | 1;
  };
  kept_answers: {
    key_hash: string;
    body_mark: string;
    begun_at: string;
    /** The process that works on it; empty where none is known. */
    claimed_by: Generated<string>;
    /** Null while it is being worked on. */
    status: number | null;
    answer: string | null;
  };
  /** One row, of id 1. `newest`: the newest time ever written, empty where none is known. The rest is empty text, and 0. */
  clock: {
    id: number;
    newest: string;
    /** Since when a clock is doubted, by itself, and how long it has been running steadily since. */
    doubted_from: string;
    doubted_ms: number;
  };
  migrations: {
    name: string;
    applied_at: string;
  };
};
