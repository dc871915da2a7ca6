import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { formatAreaPhone } from '../../rules/contact/phone';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { PencilIcon } from '../../ui/icons/PencilIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './ContactEdit';
import { contactEditTexts as words } from './texts';

const Remembered = ({ actor }: ViewProps) => (
  <Alert
    tone="advertencia"
    title={words.recuerdo}
    action={
      <Row>
        <Button size="small" onPress={() => actor.send({ type: 'SEGUIR' })}>
          {words.seguir}
        </Button>
        <Button kind="outline" size="small" onPress={() => actor.send({ type: 'DESCARTAR' })}>
          {words.descartar}
        </Button>
      </Row>
    }
  >
    <p>{words.recuerdoDetalle}</p>
  </Alert>
);

/** Where somebody finds their way back to after an edition, unless something else is told. */
const EditButton = ({ actor, lead }: ViewProps & { lead: boolean }) => {
  const button = useRef<HTMLButtonElement>(null);
  const editions = useSelector(actor, ({ context }) => context.ediciones);
  useLeadFocus(lead && editions > 0 ? String(editions) : null, button);
  return (
    <Button
      ref={button}
      kind="tonal"
      size="small"
      icon={<PencilIcon size="small" />}
      onPress={() => actor.send({ type: 'EDITAR' })}
    >
      {words.editar}
    </Button>
  );
};

/** What is stored, to be read. */
export const StoredContact = ({ actor }: ViewProps) => {
  const contact = useSelector(actor, ({ context }) => context.contacto);
  const remembered = useSelector(actor, (snapshot) => snapshot.matches({ viendo: 'conRecuerdo' }));
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ viendo: 'guardado' }));
  if (contact === null) return null;
  const fact = (label: string, value: string) => ({ label, value: value.trim() || words.sinDato });
  return (
    <Stack space={5}>
      <CardHead title={words.titulo}>{!remembered && <EditButton actor={actor} lead={!saved} />}</CardHead>
      {remembered && <Remembered actor={actor} />}
      {saved && <LeadAlert tone="exito" title={words.actualizado} />}
      <FactGrid
        facts={[
          fact(words.celular, formatAreaPhone(contact.telefonoCelular)),
          fact(words.residencial, formatAreaPhone(contact.telefonoResidencial)),
          fact(words.correo, contact.correoElectronico),
          fact(words.region, contact.region),
          fact(words.provincia, contact.provincia),
          fact(words.municipio, contact.municipio),
          fact(words.calle, contact.calle),
          fact(words.noCasa, contact.noCasa),
          fact(words.apartamento, contact.apartamento),
          fact(words.edificio, contact.edificio),
          fact(words.sector, contact.sector),
        ]}
      />
    </Stack>
  );
};
