import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, useRouteError } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { ErrorScreen } from './features/errors/error-screen.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { ScrollPlace } from './layout/scroll-place.tsx';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10191c" />
        <Meta />
        <Links />
        {/* A button that could do nothing is not shown, and what it would open is. */}
        <noscript>
          <style>
            {'.needs-script{display:none!important}.shown-without-script{display:block!important}'}
          </style>
        </noscript>
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <PageFrame>{children}</PageFrame>
        </QueryClientProvider>
        <ScrollPlace />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The empty page that admin screens are drawn into. */
export function HydrateFallback() {
  return (
    <div className="page py-12">
      <title>Administration | OpenSlate</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Administration</h1>
      <p className="needs-script">Loading…</p>
      <noscript>
        <p>
          This screen is for administrators and needs JavaScript. Switch it on in your browser and load the
          page again.
        </p>
      </noscript>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
