import { testPlace } from '../../testing/place/test-place.ts';

testPlace('DE');
