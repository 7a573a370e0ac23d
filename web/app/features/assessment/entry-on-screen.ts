import { createContext } from 'react';

/** The entry of the history whose step is on the screen, by its key. Outside of an assessment, the page is one step. */
export const EntryOnScreen = createContext<string | undefined>(undefined);
