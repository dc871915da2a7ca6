import { hashBelow } from './random';

/** Families of one to six people: twenty-one people, then the same six sizes again. */
const firstOfFamily = [0, 1, 3, 6, 10, 15] as const;
const blockSize = 21;

export type Role = 'holder' | 'spouse' | 'child';

/** What is seeded of one member, all of it computed from the member's number, so that the bench knows it without a query. */
export interface Person {
  index: number;
  code: string;
  role: Role;
  /** The number of the family's holder, and how many the family has. */
  holder: number;
  familySize: number;
  /** Empty for a child. */
  cedula: string;
  nss: string;
  email: string;
  hasAccount: boolean;
  /** Members of the subsidised regime may not change their address. */
  isSubsidised: boolean;
}

/** Codes of the demonstration begin with 1. */
export const codeOf = (index: number): string => String(70_000_000 + index);

export const personAt = (index: number): Person => {
  const offset = index % blockSize;
  const block = index - offset;
  const family = firstOfFamily.findLastIndex((first) => first <= offset);
  const holder = block + (firstOfFamily[family] ?? 0);
  const place = index - holder;
  const role: Role = place === 0 ? 'holder' : place === 1 ? 'spouse' : 'child';
  const code = codeOf(index);
  const share = hashBelow(100, index, 1);
  return {
    index,
    code,
    role,
    holder,
    familySize: family + 1,
    // No cédula begins with 9.
    cedula: role === 'child' ? '' : `9${String(index).padStart(10, '0')}`,
    nss: `9${String(index).padStart(8, '0')}`,
    email: `afiliado.${code}@carga.ejemplo.do`,
    hasAccount: role === 'holder' ? share < 90 : role === 'spouse' && share < 30,
    isSubsidised: hashBelow(100, holder, 2) < 40,
  };
};

export const familyOf = ({ holder, familySize }: Person): readonly Person[] =>
  Array.from({ length: familySize }, (_, place) => personAt(holder + place));

export type CaseState = 'returned' | 'open' | 'paid' | 'denied' | 'solved';

/** The one case that each member has. */
export const caseOf = (index: number): { type: '1' | '2' | '3' | '4'; state: CaseState } => {
  const [type, state] = [hashBelow(100, index, 3), hashBelow(100, index, 4)];
  if (type >= 50) return { type: type < 80 ? '4' : type < 95 ? '2' : '1', state: state < 15 ? 'open' : 'solved' };
  return { type: '3', state: state < 2 ? 'returned' : state < 15 ? 'open' : state < 80 ? 'paid' : 'denied' };
};

/** Whether the newest invoice of a holder is still to be paid. */
export const invoiceState = (holder: number): 'paid' | 'due' | 'overdue' => {
  const share = hashBelow(10, holder, 5);
  return share < 2 ? 'due' : share < 3 ? 'overdue' : 'paid';
};

/** Holders to whom a mail with a link to their pass was sent. */
export const hasWalletLink = ({ role, hasAccount, index }: Person): boolean =>
  role === 'holder' && hasAccount && hashBelow(10, index, 6) === 0;
export const walletLinkId = (code: string): string => `carga-billetera-${code}`;

/** A holder who can complete a returned reimbursement. */
export const hasReturnedCase = (person: Person): boolean =>
  person.role === 'holder' && familyOf(person).some(({ index }) => caseOf(index).state === 'returned');
