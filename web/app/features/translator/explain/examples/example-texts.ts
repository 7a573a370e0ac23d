import dismissal from './dismissal.txt?raw';
import docket from './docket.txt?raw';
import hearing from './hearing.txt?raw';

export const exampleTexts = { hearing, dismissal, docket };
