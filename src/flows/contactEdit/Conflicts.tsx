import { useSelector } from '@xstate/react';
import type { ConflictField } from '../../../domain/rules/contact/contact-conflicts';
import { type Place, placeName } from '../../../domain/rules/contact/place';
import { type ProfileDraft, profileDraft } from '../../../domain/rules/contact/profile-draft';
import { contactTexts } from '../../texts/contact';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { StepButton } from '../../ui/actions/StepButton';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Form } from '../../ui/fields/Form';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { Stack } from '../../ui/layout/Stack';
import type { ViewProps } from './contact-ref';
import { conflictLabel, contactEditTexts as words } from './texts';

const form = 'contactEdit-conflicts';

type Lists = Record<'regiones' | 'provincias' | 'municipios', readonly Place[]>;

const readable = (campo: ConflictField, draft: ProfileDraft, { regiones, provincias, municipios }: Lists): string => {
  if (campo !== 'lugar') return draft[campo].trim();
  const names = [
    placeName(regiones, draft.region),
    placeName(provincias, draft.provincia),
    placeName(municipios, draft.municipio),
  ];
  return names.filter((name) => name !== '').join(', ');
};

/** Shows each typed value beside the one that somebody else saved meanwhile. */
export const Conflicts = ({ actor }: ViewProps) => {
  const { choques, contacto, borrador, ...more } = useSelector(actor, ({ context }) => context);
  const times = useEmitted(actor, 'FALTAN_DATOS');
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('incompleto'));
  const { regiones, provincias, municipios } = more;
  const lists = { regiones: regiones ?? [], provincias: provincias ?? [], municipios: municipios ?? [] };
  if (contacto === null) return null;
  const found = profileDraft(contacto, lists.provincias);
  return (
    <Stack space={5}>
      <Card>
        <Stack space={5}>
          <CardHead title={words.titulo} />
          <LeadAlert tone="advertencia" title={words.choque}>
            <p>{words.choqueDetalle}</p>
          </LeadAlert>
          <Form id={form} lead={missing ? String(times) : null} onSubmit={() => actor.send({ type: 'CONFIRMAR' })}>
            <Stack space={5}>
              {choques.map(({ campo, eleccion }) => (
                <RadioGroup
                  key={campo}
                  legend={conflictLabel[campo]}
                  options={[
                    { value: 'mio', label: words.mio, detail: readable(campo, borrador, lists) || words.enBlanco },
                    { value: 'otro', label: words.otro, detail: readable(campo, found, lists) || words.enBlanco },
                  ]}
                  value={eleccion}
                  error={missing && eleccion === null ? words.faltaElegir : undefined}
                  onChoose={(value) => actor.send({ type: 'ELEGIR', campo, eleccion: value })}
                />
              ))}
            </Stack>
          </Form>
        </Stack>
      </Card>
      <SaveBar label={words.barra}>
        <Button kind="outline" onPress={() => actor.send({ type: 'VOLVER' })}>
          {words.volver}
        </Button>
        <StepButton form={form} busy={false} busyLabel={contactTexts.comprobando}>
          {words.confirmar}
        </StepButton>
      </SaveBar>
    </Stack>
  );
};
