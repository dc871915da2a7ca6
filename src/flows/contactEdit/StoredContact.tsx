import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { formatPhone } from '../../../domain/rules/contact/phone';
import { contactTexts } from '../../texts/contact';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { MailIcon } from '../../ui/icons/MailIcon';
import { PencilIcon } from '../../ui/icons/PencilIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './contact-ref';
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

/** A requested change of address that waits for its mail to be opened. */
const Pending = ({ actor }: ViewProps) => {
  const correo = useSelector(actor, ({ context }) => context.pendiente?.correo);
  if (correo === undefined) return null;
  return (
    <Alert tone="informacion" lasting icon={<MailIcon />} title={words.pendiente(correo)}>
      <Stack space={2}>
        <p>{words.pendienteDetalle}</p>
        <p>{words.pendienteConsejo}</p>
      </Stack>
    </Alert>
  );
};

/** Takes the focus after editing, unless an alert takes it. */
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

/** The stored contact data, read-only. */
export const StoredContact = ({ actor }: ViewProps) => {
  const contact = useSelector(actor, ({ context }) => context.contacto);
  const remembered = useSelector(actor, (snapshot) => snapshot.matches({ viendo: 'conRecuerdo' }));
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ viendo: 'guardado' }));
  if (contact === null) return null;
  const fact = (label: string, value: string) => ({ label, value: value.trim() || contactTexts.sinDato });
  return (
    <Card>
      <Stack space={5}>
        <CardHead title={words.titulo}>{!remembered && <EditButton actor={actor} lead={!saved} />}</CardHead>
        {remembered && <Remembered actor={actor} />}
        <Pending actor={actor} />
        {saved && <LeadAlert tone="exito" title={words.actualizado} />}
        <FactGrid
          facts={[
            fact(contactTexts.celular, formatPhone(contact.telefonoCelular)),
            fact(contactTexts.residencial, formatPhone(contact.telefonoResidencial)),
            fact(contactTexts.correo, contact.correoElectronico),
            fact(words.region, contact.region),
            fact(contactTexts.provincia, contact.provincia),
            fact(contactTexts.municipio, contact.municipio),
            fact(contactTexts.calle, contact.calle),
            fact(contactTexts.noCasa, contact.noCasa),
            fact(contactTexts.apartamento, contact.apartamento),
            fact(contactTexts.edificio, contact.edificio),
            fact(contactTexts.sector, contact.sector),
          ]}
        />
      </Stack>
    </Card>
  );
};
