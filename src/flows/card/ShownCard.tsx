import { useSelector } from '@xstate/react';
import { memberCard } from '../../../domain/rules/card/member-card';
import { verificationAddress } from '../../../domain/rules/card/verification-address';
import { screenDate } from '../../../domain/rules/dates/dates';
import { nameParts } from '../../../domain/rules/person/person';
import { endedService } from '../../../domain/rules/plan/ended-service';
import { EndedPlan } from '../../parts/EndedPlan';
import { planServiceTexts } from '../../texts/plan-service';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { Printed } from '../../ui/frames/Printed';
import { EnlargeIcon } from '../../ui/icons/EnlargeIcon';
import { PrinterIcon } from '../../ui/icons/PrinterIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { CardFace } from './CardFace';
import { CardFrame } from './CardFrame';
import { cardFacts } from './card-facts';
import type { ViewProps } from './card-ref';
import { EnlargedCode } from './EnlargedCode';
import { PlanFacts } from './PlanFacts';
import { SavedCopy } from './SavedCopy';
import { cardTexts as words } from './texts';

/** The member's own plan is theirs; that of another person has a name. */
const endedTitle = (name: string | null, day: string) =>
  name === null ? planServiceTexts.sinServicio(day) : planServiceTexts.sinServicioDe(name, day);

export const ShownCard = ({ card, hadFocus }: ViewProps) => {
  const persona = useSelector(card, ({ context }) => context.persona);
  const carnets = useSelector(card, ({ context }) => context.carnets);
  const verificacion = useSelector(card, ({ context }) => context.verificacion);
  const hoy = useSelector(card, ({ context }) => context.hoy);
  const enlarged = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'ampliado' }));
  const removing = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'quitando' }));
  const shown = memberCard(carnets, persona.codigoAfiliado);
  if (shown === null) return null;
  const name = nameParts(persona);
  const code = verificationAddress(verificacion, shown.codigoAfiliado);
  const ended = endedService(shown.planes, hoy);
  return (
    <CardFrame hadFocus={hadFocus}>
      {persona.lugar !== null && <Alert tone="informacion" lasting title={words.viendo(name.join(' '))} />}
      <Printed>
        <Stack space={6}>
          {ended !== null && (
            <EndedPlan
              title={endedTitle(persona.lugar === null ? null : name.join(' '), screenDate(ended.ultimoDia))}
            />
          )}
          <CardFace
            facts={shown}
            name={name}
            code={code}
            ended={ended}
            today={hoy}
            detail={ended === null ? words.muestreDetalle : words.codigoSinServicio}
            action={
              <Button
                kind="tonal"
                width="full"
                busy={removing}
                icon={<EnlargeIcon size="small" />}
                onPress={() => card.send({ type: 'AMPLIAR' })}
              >
                {words.ampliar}
              </Button>
            }
          />
          <div data-screen-only>
            <SavedCopy card={card} />
          </div>
          <Card>
            <Stack space={5}>
              <PlanFacts {...cardFacts(shown, hoy)} />
              <Row>
                <Button
                  kind="outline"
                  size="small"
                  icon={<PrinterIcon size="small" />}
                  onPress={() => card.send({ type: 'IMPRIMIR' })}
                >
                  {words.imprimir}
                </Button>
              </Row>
            </Stack>
          </Card>
        </Stack>
      </Printed>
      {enlarged && <EnlargedCode card={card} name={name.join(' ')} code={code} number={shown.codigoAfiliado} />}
    </CardFrame>
  );
};
