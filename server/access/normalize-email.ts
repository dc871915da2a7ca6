import { domainToASCII, domainToUnicode } from 'node:url';

const spell = (email: string, spellDomain: (domain: string) => string): string => {
  const text = email.normalize('NFC').toLowerCase();
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return `${text.slice(0, text.length - domain.length)}${spellDomain(domain) || domain}`;
};

/** How addresses are compared and counted: lower case, Unicode NFC, the domain in punycode. */
export const normalizeEmail = (email: string): string => spell(email, domainToASCII);

/** How the mailbox may stand in a table: rows older than the strict form of addresses may hold punycode. */
export const emailSpellings = (email: string): readonly string[] => [
  ...new Set([normalizeEmail(email), spell(email, domainToUnicode)]),
];
