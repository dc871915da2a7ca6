import { PersonChip, PersonChips } from '../../../src/ui/actions/PersonChip';
import { Avatar } from '../../../src/ui/blocks/Avatar';
import { MemberCard } from '../../../src/ui/blocks/MemberCard';
import { QrPanel } from '../../../src/ui/blocks/QrPanel';
import { BrandName } from '../../../src/ui/frames/Brand';
import { SavedLink } from '../../../src/ui/frames/SavedLink';
import { LazyDialog } from '../../../src/ui/overlays/LazyDialog';
import type { GalleryEntry } from '../gallery-entry';
import person from '../samples/persona.svg';

const nothing = () => undefined;
const long = 'Extraordinariamente'.repeat(4);
const numbers = [
  { label: 'Número de afiliado', value: '041288371' },
  { label: 'Cédula', value: '402-1234567-8' },
  { label: 'NSS', value: '07654321-0' },
];
const code = 'https://verificacion.ejemplo.do/afiliado?codigoAfiliado=041288371';

export const entries: GalleryEntry[] = [
  {
    name: 'MemberCard',
    states: {
      titular: () => (
        <MemberCard
          tone="titular"
          brand={<BrandName onBrand>Oficina Virtual</BrandName>}
          kind="Titular"
          name={['María Altagracia', 'Peña Rosario']}
          numbers={numbers}
        />
      ),
      'nombre corto': () => (
        <MemberCard
          tone="dependiente"
          brand={<BrandName onBrand>Oficina Virtual</BrandName>}
          kind="Dependiente"
          name={['Noé', 'Peña']}
          numbers={numbers.slice(0, 1)}
        />
      ),
      'sin servicio': () => (
        <MemberCard
          tone="titular"
          brand={<BrandName onBrand>Oficina Virtual</BrandName>}
          kind="Titular"
          name={['María Altagracia', 'Peña Rosario']}
          warning="Sin servicio"
          numbers={numbers}
        />
      ),
      dependiente: () => (
        <MemberCard
          tone="dependiente"
          brand={<BrandName onBrand>Oficina Virtual</BrandName>}
          kind={long}
          name={[long, `${long} `]}
          numbers={numbers.map(({ label, value }) => ({ label, value: value.repeat(6) }))}
        />
      ),
    },
  },
  {
    name: 'QrPanel',
    states: {
      código: () => (
        <QrPanel value={code} label="Código QR" title="Muestre este código" detail="El centro lo escanea." />
      ),
    },
  },
  {
    name: 'FullDialog',
    alone: true,
    states: {
      código: () => (
        <LazyDialog title="María Altagracia Peña Rosario" size="full" onClose={{ label: 'Cerrar', act: nothing }}>
          <QrPanel value={code} label="Código QR" title="Número de afiliado: 041288371" large />
        </LazyDialog>
      ),
    },
  },
  {
    name: 'PersonChip',
    states: {
      personas: () => (
        <PersonChips label="De quién es el carnet" selected="María">
          {['María', 'Luis', long].map((name, index) => (
            <li key={name}>
              <PersonChip href="#" chosen={index === 0}>
                <Avatar src={index === 0 ? person : null} initials={name.charAt(0)} />
                {name}
              </PersonChip>
            </li>
          ))}
        </PersonChips>
      ),
    },
  },
  {
    name: 'SavedLink',
    states: {
      enlace: () => (
        <SavedLink label="Carnet guardado" href="#">
          Ver el carnet guardado en este teléfono
        </SavedLink>
      ),
    },
  },
];
