import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../src/ui/actions/Button';
import { Alert } from '../../../src/ui/blocks/Alert';
import { CountdownRing } from '../../../src/ui/blocks/CountdownRing';
import { EmptyBlock } from '../../../src/ui/blocks/EmptyBlock';
import { LazyTabs } from '../../../src/ui/blocks/LazyTabs';
import { Row, Stack } from '../../../src/ui/layout/Stack';
import { Confirmation } from '../../../src/ui/overlays/Confirmation';
import { LazyDialog } from '../../../src/ui/overlays/LazyDialog';
import { LazyPopover } from '../../../src/ui/overlays/LazyPopover';
import { SnackbarBar, SnackbarPlace } from '../../../src/ui/overlays/SnackbarBar';
import type { GalleryEntry } from '../gallery-entry';

const nothing = () => undefined;

/** Initially open, with a button to reopen it and a log of decisions. */
const Opened = ({
  starts = true,
  children,
}: {
  starts?: boolean;
  children: (end: (how: string) => void) => ReactNode;
}) => {
  const [open, setOpen] = useState(starts);
  const [end, setEnd] = useState('');
  return (
    <Row>
      <Button kind="outline" onPress={() => setOpen(true)}>
        Abrir
      </Button>
      <p>{end}</p>
      {open &&
        children((how) => {
          setEnd(how);
          setOpen(false);
        })}
    </Row>
  );
};

const paragraphs = Array.from(
  { length: 14 },
  (_, place) => `${place + 1}. Responda con calma: nada de lo que escribe se pierde si cierra esta hoja.`,
);

const Inside = ({ end }: { end: (how: string) => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [popover, setPopover] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState(false);
  const [tab, setTab] = useState<'basico' | 'complementario'>('basico');
  return (
    <>
      <LazyDialog title="Datos" size="md" onClose={{ label: 'Cerrar', act: () => end('Cerrado') }}>
        <Stack>
          <Button ref={button} kind="tonal" expanded={popover} onPress={() => setPopover(!popover)}>
            Ver consumos
          </Button>
          <Button kind="outline" onPress={() => setAsking(true)}>
            Descartar
          </Button>
          <Button kind="outline" onPress={() => setNotice(true)}>
            Guardar
          </Button>
          <LazyTabs
            label="Planes"
            loadingLabel="Cargando…"
            tabs={[
              { id: 'basico', label: 'Plan básico' },
              { id: 'complementario', label: 'Plan complementario' },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            <p>{tab === 'basico' ? 'Lo del básico' : 'Lo del complementario'}</p>
          </LazyTabs>
          {popover && (
            <LazyPopover
              title="Últimos 5 consumos"
              anchor={button}
              width="narrow"
              closeLabel="Cerrar consumos"
              onClose={() => setPopover(false)}
            >
              <EmptyBlock look="line" title="No tiene consumos" action={<Button kind="ghost">Actualizar</Button>} />
            </LazyPopover>
          )}
          {asking && (
            <Confirmation
              question="¿Descartar los cambios?"
              safe={{ label: 'Seguir aquí', act: () => setAsking(false) }}
              sure={{ label: 'Descartar', kind: 'danger', act: () => end('Descartado') }}
              closeLabel="Cerrar pregunta"
            />
          )}
        </Stack>
      </LazyDialog>
      <SnackbarPlace label="Avisos">
        {notice && (
          <SnackbarBar
            kind="exito"
            title="Dirección actualizada exitosamente"
            detail=""
            closeLabel="Cerrar aviso"
            onClose={() => setNotice(false)}
            onHold={nothing}
            onRelease={nothing}
          />
        )}
      </SnackbarPlace>
    </>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Dialog',
    alone: true,
    states: {
      mensaje: () => (
        <Opened>
          {(end) => (
            <LazyDialog
              title="Información"
              onClose={{ label: 'Cerrar', act: () => end('Cerrado') }}
              actions={<Button onPress={() => end('Entendido')}>Entendido</Button>}
            >
              <p>Su cuenta está pendiente de activación. Revise su correo electrónico.</p>
            </LazyDialog>
          )}
        </Opened>
      ),
      'desde su botón': () => (
        <Opened starts={false}>
          {(end) => (
            <LazyDialog
              title="Información"
              onClose={{ label: 'Cerrar', act: () => end('Cerrado') }}
              actions={<Button onPress={() => end('Entendido')}>Entendido</Button>}
            >
              <p>Su cuenta está pendiente de activación.</p>
            </LazyDialog>
          )}
        </Opened>
      ),
      largo: () => (
        <Opened>
          {(end) => (
            <LazyDialog
              title="Regístrate"
              size="lg"
              onClose={{ label: 'Cerrar', act: () => end('Cerrado') }}
              onBack={{ label: 'Volver al paso anterior', act: () => end('Atrás') }}
              note="2 de 3 respondidas"
              actions={<Button onPress={() => end('Siguiente')}>Siguiente</Button>}
            >
              {paragraphs.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </LazyDialog>
          )}
        </Opened>
      ),
      'sin cierre': () => (
        <Opened>
          {(end) => (
            <LazyDialog
              title="Complete sus datos"
              size="md"
              actions={<Button onPress={() => end('Guardado')}>Guardar</Button>}
            >
              <Alert tone="informacion" lasting>
                <p>Necesitamos su dirección para seguir.</p>
              </Alert>
            </LazyDialog>
          )}
        </Opened>
      ),
      'aviso de inactividad': () => (
        <Opened>
          {(end) => (
            <LazyDialog
              title="¿Sigue ahí?"
              urgent
              look="centred"
              lead={<CountdownRing seconds={48} of={60} />}
              actions={
                <>
                  <Button width="full" onPress={() => end('Continúa')}>
                    Continuar
                  </Button>
                  <Button kind="ghost" width="full" onPress={() => end('Cierra')}>
                    Cerrar sesión
                  </Button>
                </>
              }
            >
              <p>
                Por su seguridad, cerraremos su sesión en <strong>48 segundos</strong>. Pulse «Continuar» para seguir
                donde estaba.
              </p>
            </LazyDialog>
          )}
        </Opened>
      ),
      'con otros dentro': () => <Opened>{(end) => <Inside end={end} />}</Opened>,
    },
  },
  {
    name: 'Confirmation',
    alone: true,
    states: {
      pregunta: () => (
        <Opened>
          {(end) => (
            <Confirmation
              question="¿Eliminar esta dirección?"
              facts={[
                { label: 'Dirección', value: 'Calle El Sol 14, Santiago' },
                { label: 'Tipo', value: 'Residencia' },
              ]}
              safe={{ label: 'Conservar', act: () => end('Conservada') }}
              sure={{ label: 'Eliminar', kind: 'danger', act: () => end('Eliminada') }}
              closeLabel="Cerrar"
            />
          )}
        </Opened>
      ),
      'sin datos': () => (
        <Opened>
          {(end) => (
            <Confirmation
              question="Cerrar sesión"
              safe={{ label: 'No', act: () => end('No') }}
              sure={{ label: 'Si', act: () => end('Si') }}
              closeLabel="Cerrar"
            >
              <p>¿Está seguro que desea cerrar la sesión?</p>
            </Confirmation>
          )}
        </Opened>
      ),
      'en curso': () => (
        <Opened>
          {(end) => (
            <Confirmation
              question="¿Eliminar esta dirección?"
              safe={{ label: 'Conservar', act: () => end('Conservada') }}
              sure={{ label: 'Eliminar', kind: 'danger', busy: true, busyLabel: 'Eliminando…', act: nothing }}
              closeLabel="Cerrar"
            />
          )}
        </Opened>
      ),
    },
  },
];
