import { createContext } from 'react';

/** The error texts of a form, by error code; by field and code, with a point between, where a field has its own. */
export const FaultWords = createContext<Readonly<Partial<Record<string, string>>>>({});
