import { unsetPublicUrl } from '@openslate/contract/unset-address.ts';
import { useSyncExternalStore } from 'react';
import { productName, tagline } from '../product.ts';
import { settings } from '../settings.ts';

type ShareLink = { network: string; href: string; words: string };

const words = `${productName}: ${tagline}. Free and private.`;

/** Plain links without anybody's script. Where the operator has an account of its own, the link leads there. */
export function useShareLinks(): readonly ShareLink[] {
  const site = useSyncExternalStore(neverChanges, siteAddress, () => settings.PUBLIC_URL);
  return [
    link('Facebook', settings.FACEBOOK_URL, 'https://www.facebook.com/sharer/sharer.php', { u: site }),
    link('X', settings.X_URL, 'https://x.com/intent/post', { url: site, text: words }),
    link('WhatsApp', settings.WHATSAPP_URL, 'https://wa.me/', { text: `${words} ${site}` }),
  ];
}

/** As long as nobody has set it, the browser knows it better than the build did. */
function siteAddress(): string {
  return settings.PUBLIC_URL === unsetPublicUrl ? location.origin : settings.PUBLIC_URL;
}

const neverChanges = () => () => {};

function link(
  network: string,
  account: string | undefined,
  share: string,
  about: Record<string, string>,
): ShareLink {
  return account
    ? { network, href: account, words: `${productName} on ${network}` }
    : { network, href: `${share}?${new URLSearchParams(about)}`, words: `Share on ${network}` };
}
