import type { Plan, Profile } from '../../../domain/rules/person/profile';

/** The person whose profile is shown. The child flows of the page restart when it changes. */
export interface Viewed {
  /** The member's own profile, or that of a minor of the core, which only a titular opens. */
  whose: 'own' | 'minor';
  /** For calls only; never put it into an address. */
  codigoAfiliado: string;
  /** The position in the core that the address names; null: one's own profile. */
  place: number | null;
  profile: Profile;
  /** The minor's photo from the core; the member's own is read by a flow of its own. */
  corePhoto: string;
  /** Makes the page read the profile again while it stays shown. */
  reread: () => void;
  /** Opens the section of contact data; null if this profile has none. */
  showContact: (() => void) | null;
}

/** What the child flows render into the page. */
export interface Places {
  /** The photo or its placeholder. */
  picture: React.ReactNode;
  /** At the photo in the head: a button and its dialog. */
  photo: React.ReactNode;
  /** In the head of the page, under the title: a one-time message such as an offer. */
  notice: React.ReactNode;
  /** The balances of the selected plan, in their card. Switching plans keeps them mounted. */
  balances: (plan: Plan) => React.ReactNode;
  /** The section «Datos de contacto y localización». */
  contact: React.ReactNode;
  /** The section «Seguridad y datos». */
  security: React.ReactNode;
}
