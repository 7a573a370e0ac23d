import { unsetPublicUrl } from '@openslate/contract/unset-address.ts';
import { readConfig } from '../server/config.ts';
import { StartProblem } from '../server/start-problem.ts';
import { buildSite } from './build-site.ts';
import { loadSettings } from './project.ts';

try {
  loadSettings();
  // Before the build, which takes a while, and all problems at once.
  readConfig(process.env);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
if (!process.env.PUBLIC_URL) {
  console.log(
    `PUBLIC_URL is not set: to search engines and social networks pages name ${unsetPublicUrl} as their address.`,
  );
}
if (!process.env.CONTACT_EMAIL?.trim()) {
  console.log(
    'CONTACT_EMAIL is not set: nobody is named who answers for people’s data, so pages say “Built for GDPR”, not “GDPR compliant”.',
  );
}
if (await buildSite()) await import('../server/main.ts');
else process.exitCode = 1;
