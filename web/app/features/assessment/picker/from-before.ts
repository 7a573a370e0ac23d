import { CopyToOpen } from '../../progress/copy-to-open.tsx';
import { SavedOffer } from './saved-offer.tsx';

/** For whoever was here before, on this device or on another one. */
export const fromBefore = { SavedOffer, CopyToOpen };
