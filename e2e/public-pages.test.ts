import { publicPages } from '@openslate/contract/site.ts';
import { describe } from 'vitest';
import { everyPageCanBeUsed } from './every-page.ts';

describe('every public page', () => everyPageCanBeUsed(publicPages));
