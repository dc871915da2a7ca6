import type { Reply } from '../../domain/contract/endpoint';
import type { historialConsumo } from '../../domain/contract/historial';
import type { nucleoCarnet } from '../../domain/contract/nucleo';
import type { MailTrouble } from '../../domain/rules/contact/mail-trouble';
import type { EndedService } from '../../domain/rules/plan/ended-service';

/** What the charts of `memberFact` know, by the name of their actor. */
export interface MemberFacts {
  account: {
    carnets: Reply<typeof nucleoCarnet>;
    plan: string;
    /** Null: a plan gives service, or nothing is known. */
    sinServicio: EndedService | null;
    /** The last day of service, yyyy-MM-dd; empty if unknown. */
    cubiertoHasta: string;
  };
  portrait: {
    /** Address of the image; empty: the initials. */
    foto: string;
    /** Whether the service has one, also one that cannot be shown here; reliable only while `cargado`. */
    hay: boolean;
  };
  consumption: Reply<typeof historialConsumo>['data'];
  devices: {
    /** Whether the member trusts this browser. */
    confiable: boolean;
    /** How many other devices are trusted. */
    otros: number;
  };
  mail: MailTrouble;
  /** Whether this browser offers a passkey: once, after a log-in. */
  passkeyOffer: boolean;
}
