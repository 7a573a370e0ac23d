import { OfflineScreen } from '../features/offline/offline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Opening the copy on this device',
    description: 'Shows pages from the copy on your device while the network is away.',
    keywords: [],
  });

export default OfflineScreen;
