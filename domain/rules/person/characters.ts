// Base and marks, joined emoji and flags: what a person counts as one. Intl.Segmenter is younger than the oldest browser.
const one = /\p{RI}\p{RI}|[\s\S](?:[\p{M}\p{EMod}]|\u200d[\s\S])*/gu;

export const characters = (text: string): readonly string[] => text.match(one) ?? [];
