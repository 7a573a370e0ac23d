import { buildSite } from './build-site.ts';
import { loadSettings } from './project.ts';

loadSettings();
await buildSite();
await import('../server/main.ts');
