import { Button } from '../../../src/ui/actions/Button';
import { BalanceCard } from '../../../src/ui/blocks/BalanceCard';
import { BalanceList } from '../../../src/ui/blocks/BalanceList';
import { Card } from '../../../src/ui/blocks/Card';
import { LockedBlock } from '../../../src/ui/blocks/LockedBlock';
import { MailIcon } from '../../../src/ui/icons/MailIcon';
import { PillIcon } from '../../../src/ui/icons/PillIcon';
import { ShieldIcon } from '../../../src/ui/icons/ShieldIcon';
import { Row } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';

const renewal = 'Se renueva el';
const date = '01-01-2027';

export const entries: GalleryEntry[] = [
  {
    name: 'BalanceCard',
    states: {
      normal: () => (
        <Card>
          <BalanceList>
            <BalanceCard
              icon={<PillIcon />}
              name="Medicamentos ambulatorios"
              amount={'RD$\u00a05,340.00'}
              of={'disponible de RD$\u00a012,000.00'}
              percent={44}
              tone="normal"
              words="Le queda el 44 %."
              renewal={renewal}
              date={date}
            />
            <BalanceCard
              icon={<ShieldIcon />}
              name="Medicamentos de alto costo"
              amount={'RD$\u00a0912,500.00'}
              of={'disponible de RD$\u00a01,000,000.00'}
              percent={91}
              tone="normal"
              words="Le queda el 91 %."
              renewal={renewal}
              date={date}
            />
          </BalanceList>
        </Card>
      ),
      'queda poco, nada y sin tope': () => (
        <Card>
          <BalanceList>
            <BalanceCard
              icon={<PillIcon />}
              name="Medicamentos ambulatorios"
              amount={'RD$\u00a0120.00'}
              of={'disponible de RD$\u00a012,000.00'}
              percent={1}
              tone="warning"
              words="Le queda poco: el 1 %."
              renewal={renewal}
              date={date}
            />
            <BalanceCard
              icon={<ShieldIcon />}
              name="Rehabilitación y terapia física"
              amount={'RD$\u00a00.00'}
              of={'disponible de RD$\u00a024,500.50'}
              percent={0}
              tone="warning"
              words="Ya no le queda disponible."
              renewal={renewal}
              date=""
            />
            <BalanceCard
              icon={<ShieldIcon />}
              name="Atenciones sin tope"
              amount={'RD$\u00a0500.00'}
              of="disponible; su tope no está registrado"
              percent={null}
              tone="normal"
              words=""
              renewal={renewal}
              date=""
            />
          </BalanceList>
        </Card>
      ),
      'palabras largas': () => (
        <Card>
          <BalanceList>
            <BalanceCard
              icon={<ShieldIcon />}
              name={'Medicamentos'.repeat(15)}
              amount={'RD$\u00a09,999,999,999.99'}
              of={'disponible de RD$\u00a09,999,999,999.99'}
              percent={100}
              tone="normal"
              words="Le queda el 100 %."
              renewal={renewal}
              date={date}
            />
          </BalanceList>
        </Card>
      ),
    },
  },
  {
    name: 'LockedBlock',
    states: {
      cerrado: () => (
        <Card>
          <LockedBlock
            title="¿Quiere añadir este dispositivo?"
            detail="Sus balances se ven solo en un dispositivo seguro."
            occasion={null}
          >
            <Row>
              <Button size="small">Confirmar este dispositivo</Button>
              <Button kind="ghost" size="small">
                Ahora no
              </Button>
            </Row>
          </LockedBlock>
        </Card>
      ),
      'con otra señal': () => (
        <Card>
          <LockedBlock
            icon={<MailIcon />}
            title="Falta su correo electrónico"
            detail="El código para agregar este dispositivo llega por correo."
            occasion={null}
          />
        </Card>
      ),
    },
  },
];
