import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ReaderMode } from '../features/accessibility/reader-mode.tsx';
import { showSettings } from '../features/accessibility/show-settings.ts';
import { NewsTicker } from '../features/news/news-ticker.tsx';
import { afterFirstUse } from '../features/offline/after-first-use.ts';
import { noticeInstallOffer } from '../features/offline/install.ts';
import { RemindersWhenKept } from '../features/reminders/when-kept.tsx';
import { SurveyWatcher } from '../features/surveys/survey-watcher.tsx';
import { sendWhatWaits } from '../features/sync-queue/start.ts';
import { part } from '../parts/part.ts';
import { keys } from '../storage/keys.ts';
import { tidy } from '../storage/last-use.ts';
import { plainShelves } from '../storage/shelves.ts';
import { ToastOutlet } from '../ui/overlays/toast-outlet.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TopStrip } from './top-strip.tsx';

const keeping = part(() =>
  import('../features/offline/keep-offline.ts').then(({ keepOffline }) => keepOffline),
);

/** Where the network is away before there is a copy, the next page tries again. */
function keepSite(): void {
  keeping.load().then(
    (keepOffline) => keepOffline(),
    () => {},
  );
}

/**
 * What stands around every screen. React takes the page over piece by piece, each in a turn of its own so that a thumb is
 * answered in between, and whichever is pressed at once.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  // Whichever page is opened first: what nobody used for a year is not to wait for the page that reads it.
  useEffect(tidy, []);
  // The build writes it into every page; nobody builds while they develop.
  useEffect(() => {
    if (import.meta.env.DEV) showSettings(keys.accessibility.name, plainShelves());
  }, []);
  useEffect(() => afterFirstUse(keepSite), []);
  useEffect(noticeInstallOffer, []);
  // The frame stays for as long as the page does, and so does who listens.
  useEffect(() => {
    sendWhatWaits();
    addEventListener('online', sendWhatWaits);
  }, []);
  // For parts/start-page.ts, which waits with what was pressed too early.
  useEffect(() => void dispatchEvent(new Event('alive')), []);
  return (
    <>
      <SkipLinks />
      <Suspense>
        <TopStrip />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <Suspense>
        <NewsTicker />
      </Suspense>
      <ReaderMode />
      <Main>
        <Suspense>{children}</Suspense>
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
      <ToastOutlet />
      <SurveyWatcher />
      <RemindersWhenKept />
    </>
  );
}

/** Following a link moves the focus to the new screen, as a page load would, so screen readers start there. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id="main" ref={main} tabIndex={-1} data-page-part>
      {children}
    </main>
  );
}
