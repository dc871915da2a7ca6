import { createContext } from 'react';

/** What a field says about what is wrong with it, by the words of its form. */
export const FaultWords = createContext<Readonly<Partial<Record<string, string>>>>({});
