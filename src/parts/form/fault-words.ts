import { createContext } from 'react';

/** The error texts of a form, by error code. */
export const FaultWords = createContext<Readonly<Partial<Record<string, string>>>>({});
