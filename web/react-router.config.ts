import { prerenderedPages } from '@openslate/contract/site.ts';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  prerender: [...prerenderedPages],
} satisfies Config;
