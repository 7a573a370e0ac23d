import { offlinePage } from '@openslate/contract/offline.ts';
import { adminPages, indexedPages, testPages } from '@openslate/contract/site.ts';

export function sitemapXml(publicUrl: string): string {
  const addresses = indexedPages.map((path) => `  <url><loc>${new URL(path, publicUrl)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsTxt(publicUrl: string): string {
  const closed = ['/api/', '/shared-assessment/', ...testPages, ...adminPages, offlinePage];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`,
    '',
  ].join('\n');
}
