import { daysUntil } from '../../domain/rules/dates/dates';
import { type Invoice, invoiceCents, isPayableAmount, isProcessing } from '../../domain/rules/payments/invoice';
import { type CaseStatus, canBeEdited, waitsForMember } from '../../domain/rules/requests/request-case';

/** An invoice that can be paid now. */
export interface DueInvoice {
  numero: string;
  /** Cents. */
  monto: number;
  /** Until it is due, below 0: since then; null if the back end sent no date. */
  dias: number | null;
}

/** A case that waits for its member. */
export interface ReturnedCase {
  numeroCaso: string;
  titulo: string;
  respuesta: string;
  /** Whether its missing documents can be added in the portal. */
  completable: boolean;
}

interface Known {
  /** yyyy-MM-dd */
  hoy: string;
  /** The invoices that this browser sent to the gateway, where they may still be charged. */
  enPasarela: readonly string[];
}

const daysOr = ({ dias }: DueInvoice) => dias ?? Number.MAX_SAFE_INTEGER;

/** The payable invoices, the one that is due first at the top. */
export const dueInvoices = (listed: readonly Invoice[], { hoy, enPasarela }: Known): readonly DueInvoice[] =>
  listed
    .flatMap((invoice) => {
      const monto = invoiceCents(invoice);
      if (!isPayableAmount(monto) || isProcessing(invoice) || enPasarela.includes(invoice.numeroFactura)) return [];
      return [{ numero: invoice.numeroFactura, monto, dias: daysUntil(hoy, invoice.fechaLimitePago) }];
    })
    .sort((one, other) => daysOr(one) - daysOr(other));

type ListedCase = CaseStatus & Pick<ReturnedCase, 'numeroCaso' | 'respuesta'>;

/** The returned cases, those that the member can complete in the portal at the top. */
export const returnedCases = (listed: readonly ListedCase[]): readonly ReturnedCase[] =>
  listed
    .filter(waitsForMember)
    .map((one) => ({
      numeroCaso: one.numeroCaso,
      titulo: one.titulo.trim(),
      respuesta: one.respuesta.trim(),
      completable: canBeEdited(one),
    }))
    .sort((one, other) => Number(other.completable) - Number(one.completable));
