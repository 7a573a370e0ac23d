import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page that is nothing but a heading and a button, in the React of the site: the least that a press can take. */
export async function bareButton(): Promise<string> {
  const entry = fileURLToPath(new URL('bare-button-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('The bare page could not be built.');
  return `<!doctype html><body><script>${script.code.replaceAll('</script', '<\\/script')}</script>`;
}
