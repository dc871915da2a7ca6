import { FileButton } from '../../../src/ui/actions/FileButton';
import { IconButton } from '../../../src/ui/actions/IconButton';
import { Badge } from '../../../src/ui/blocks/Badge';
import { Collapsible } from '../../../src/ui/blocks/Collapsible';
import { FileBlock } from '../../../src/ui/blocks/FileBlock';
import { FileRow } from '../../../src/ui/blocks/FileRow';
import { Meter } from '../../../src/ui/blocks/Meter';
import { Spinner } from '../../../src/ui/blocks/Spinner';
import { TrashIcon } from '../../../src/ui/icons/TrashIcon';
import { UploadIcon } from '../../../src/ui/icons/UploadIcon';
import { Row, Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import persona from '../samples/persona.svg';
import { nothing } from './samples';

const Add = () => (
  <Row>
    <FileButton
      accept="application/pdf"
      several
      icon={<UploadIcon size="small" />}
      name="Elegir archivo para Cédula"
      onChoose={nothing}
    >
      Elegir archivo
    </FileButton>
  </Row>
);

const Sample = ({ name, src = '' }: { name: string; src?: string }) => (
  <FileRow
    src={src}
    kind="PDF"
    name={name}
    facts="PDF, 1.2 MB"
    end={<IconButton label={`Quitar ${name}`} icon={<TrashIcon size="small" />} onPress={nothing} />}
  />
);

/** Two regions of a page must not have the same name. */
const block = (title: string) => ({
  id: title.replaceAll(' ', '-'),
  title,
  rule: 'JPG, PNG o PDF. Hasta 2 archivos de 2 MB.',
  onFiles: nothing,
});

export const entries: GalleryEntry[] = [
  {
    name: 'FileBlock',
    states: {
      vacío: () => (
        <FileBlock {...block('Cédula')} badge={<Badge tone="neutral">Falta</Badge>}>
          <Add />
        </FileBlock>
      ),
      lleno: () => (
        <FileBlock {...block('Factura')} badge={<Badge tone="exito">Lista</Badge>}>
          <Sample name="cedula.pdf" />
          <Sample name="reverso.jpg" src={persona} />
          <Add />
        </FileBlock>
      ),
      revisando: () => (
        <FileBlock {...block('Receta')} badge={<Badge tone="informacion">0 de 2</Badge>}>
          <FileRow src="" kind="…" name="cedula.pdf" facts={<Spinner label="Revisando el archivo…" />} />
        </FileBlock>
      ),
      'nombres largos y de derecha a izquierda': () => (
        <FileBlock {...block('Copia de la cédula de identidad '.repeat(6))} badge={<Badge tone="exito">Lista</Badge>}>
          <Sample name={'factura'.repeat(40)} />
          <Sample name="صورة بطاقة الهوية.pdf" />
        </FileBlock>
      ),
    },
  },
  {
    name: 'Meter',
    states: {
      nada: () => <Meter label="Documentos" words="0 de 3" now={0} of={3} />,
      parte: () => <Meter label="Documentos" words="1 de 3" now={1} of={3} />,
      todo: () => <Meter label="Documentos" words="3 de 3" now={3} of={3} />,
      'sin medida': () => <Meter label="Documentos" words="Preparando" now={0} of={0} />,
    },
  },
  {
    name: 'Collapsible',
    states: {
      cerrado: () => (
        <Collapsible title="Usar un archivo que ya cargó hoy (1)">
          <Stack>
            <Sample name="cedula.pdf" />
          </Stack>
        </Collapsible>
      ),
    },
  },
];
