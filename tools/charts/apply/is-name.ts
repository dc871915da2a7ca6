const letters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ_';
const pattern = new RegExp(`^[${letters}][${letters}\\d]*$`);

/** Every object inherits these: a table without such a key answers all the same. */
export const isInherited = (text: string): boolean => text in {} || text === 'prototype';

/** What may stand without quotes in a source: one alphabet, so that no two names look the same. */
export const isName = (text: string): boolean => pattern.test(text) && !isInherited(text);
