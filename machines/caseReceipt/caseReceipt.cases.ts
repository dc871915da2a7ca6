import { shareLimitMs } from '../../domain/rules/screen/share-limit';
import type { FlowCases } from '../flow-cases';
import { caseReceiptMachine } from './caseReceipt.machine';

const recibo = { caso: '2481907', tipo: 'reembolso', hora: 1_795_348_800_000, sinTelefonos: true } as const;

export const cases: FlowCases<typeof caseReceiptMachine> = {
  machine: caseReceiptMachine,
  starts: {
    'un reembolso recién creado': { recibo, resumido: false, porCorreo: true },
    'otro reembolso que empieza': { recibo, resumido: true, porCorreo: true },
  },
  events: { ENTREGAR: { copiar: { entrega: 'copiar' }, compartir: { entrega: 'compartir' } } },
  replies: { entregar: { copiado: 'copiado', compartido: 'compartido' } },
  delays: { limiteEntrega: shareLimitMs },
};
