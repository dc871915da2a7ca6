const hourMs = 3_600_000;

/** A payment is known by its intent no longer than a gateway tells a result: then the list of invoices alone says what is paid. */
export const draftLimitMs = (key: string): number => (key.endsWith('_pagos') ? hourMs : 24 * hourMs);
