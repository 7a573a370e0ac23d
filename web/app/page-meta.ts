import type { MetaDescriptor } from 'react-router';
import { productName, tagline } from './product.ts';
import { settings } from './settings.ts';
import { commonPicture, pictureSize, socialPicture } from './social-picture.ts';

type Page = {
  title: string;
  description: string;
  keywords: string[];
  /** The page's one address. A page without one (an error, a private link) is kept out of search engines. */
  path?: string;
  indexed?: boolean;
};

/** The page as browsers, search engines and social networks show it. */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  indexed = path !== undefined,
}: Page): MetaDescriptor[] {
  const fullTitle = path === '/' ? title : `${title} | ${productName}`;
  const picture = path && indexed ? socialPicture(path) : commonPicture;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:image', content: new URL(picture, settings.PUBLIC_URL).href },
    { property: 'og:image:width', content: `${pictureSize.width}` },
    { property: 'og:image:height', content: `${pictureSize.height}` },
    {
      property: 'og:image:alt',
      content: picture === commonPicture ? `${productName}: ${tagline}` : fullTitle,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === undefined ? [] : addressOf(path)),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

function addressOf(path: string): MetaDescriptor[] {
  const address = new URL(path, settings.PUBLIC_URL).href;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ];
}
