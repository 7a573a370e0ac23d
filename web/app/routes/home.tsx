import { HomeScreen } from '../features/home/home-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { productName, tagline } from '../product.ts';

export const meta = () =>
  pageMeta({
    path: '/',
    title: `${productName}: ${tagline}`,
    description:
      'Free and private: find out in plain words whether your criminal record may be expunged, sealed or pardoned, on which day, and what to do next.',
    keywords: ['expungement', 'record sealing', 'pardon', 'clean slate', 'criminal record relief'],
  });

export default HomeScreen;
