import { Button } from '../../../src/ui/actions/Button';
import { Alert } from '../../../src/ui/blocks/Alert';
import { Badge } from '../../../src/ui/blocks/Badge';
import { EmptyBlock } from '../../../src/ui/blocks/EmptyBlock';
import { InvoiceCard } from '../../../src/ui/blocks/InvoiceCard';
import { InvoiceList } from '../../../src/ui/blocks/InvoiceList';
import { InvoicePanel } from '../../../src/ui/blocks/InvoicePanel';
import { CheckIcon } from '../../../src/ui/icons/CheckIcon';
import { ClockIcon } from '../../../src/ui/icons/ClockIcon';
import { RetryIcon } from '../../../src/ui/icons/RetryIcon';
import type { GalleryEntry } from '../gallery-entry';

const facts = [
  { label: 'Límite de pago', value: '30-11-2026', note: 'Vence en 8 días' },
  { label: 'Fecha de factura', value: '01-11-2026' },
];

export const entries: GalleryEntry[] = [
  {
    name: 'InvoiceCard',
    states: {
      'por pagar y en proceso': () => (
        <InvoicePanel>
          <InvoiceList label="Facturas">
            <InvoiceCard
              label="Factura"
              number="B0200018842"
              amount={'RD$\u00a03,450.00'}
              badge={
                <Badge tone="advertencia" icon={<ClockIcon size="tiny" />}>
                  Generada
                </Badge>
              }
              facts={facts}
            >
              <Button width="full">Pagar</Button>
            </InvoiceCard>
            <InvoiceCard
              label="Factura"
              number="B0200017310"
              amount={'RD$\u00a03,450.00'}
              badge={
                <Badge tone="informacion" icon={<RetryIcon size="tiny" />}>
                  Procesando
                </Badge>
              }
              facts={facts}
            >
              <Alert tone="informacion" lasting>
                Se está procesando.
              </Alert>
            </InvoiceCard>
          </InvoiceList>
        </InvoicePanel>
      ),
      'muy larga': () => (
        <InvoiceList label="Facturas">
          <InvoiceCard
            label="Factura"
            number={'B'.repeat(60)}
            amount={'RD$\u00a099,999,999.99'}
            badge={<Badge tone="neutral">En un estado que nadie había visto antes</Badge>}
            facts={facts}
          />
        </InvoiceList>
      ),
      ninguna: () => (
        <InvoicePanel>
          <EmptyBlock icon={<CheckIcon />} title="No cuenta con factura(s) pendiente(s)." />
        </InvoicePanel>
      ),
    },
  },
];
