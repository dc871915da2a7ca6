import { useSelector } from '@xstate/react';
import { memberCard } from '../../../domain/rules/card/member-card';
import { verificationAddress } from '../../../domain/rules/card/verification-address';
import { nameParts } from '../../../domain/rules/person/person';
import { isHolder } from '../../../domain/rules/plan/regime';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { MemberCard } from '../../ui/blocks/MemberCard';
import { QrPanel } from '../../ui/blocks/QrPanel';
import { BrandName } from '../../ui/frames/Brand';
import { Printed } from '../../ui/frames/Printed';
import { EnlargeIcon } from '../../ui/icons/EnlargeIcon';
import { PrinterIcon } from '../../ui/icons/PrinterIcon';
import { Columns } from '../../ui/layout/Columns';
import { Row, Stack } from '../../ui/layout/Stack';
import { CardFrame } from './CardFrame';
import type { ViewProps } from './CardScreen';
import { cardFacts } from './card-facts';
import { EnlargedCode } from './EnlargedCode';
import { PlanFacts } from './PlanFacts';
import { SavedCopy } from './SavedCopy';
import { cardTexts as words } from './texts';

export const ShownCard = ({ card, carried }: ViewProps) => {
  const persona = useSelector(card, ({ context }) => context.persona);
  const carnets = useSelector(card, ({ context }) => context.carnets);
  const verificacion = useSelector(card, ({ context }) => context.verificacion);
  const enlarged = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'ampliado' }));
  const removing = useSelector(card, (snapshot) => snapshot.matches({ mostrando: 'quitando' }));
  const shown = memberCard(carnets, persona.codigoAfiliado);
  if (shown === null) return null;
  const name = nameParts(persona);
  const facts = cardFacts(shown);
  const code = verificationAddress(verificacion, shown.codigoAfiliado);
  return (
    <CardFrame carried={carried}>
      {persona.lugar !== null && <Alert tone="informacion" lasting title={words.viendo(name.join(' '))} />}
      <Printed>
        <Stack space={6}>
          <Columns>
            <MemberCard
              tone={isHolder(shown.tipoAfiliado) ? 'titular' : 'dependiente'}
              brand={<BrandName onBrand>{shellTexts.producto}</BrandName>}
              kind={words.tipo(shown.tipoAfiliado)}
              name={name}
              numbers={facts.numbers}
            />
            <Card>
              <QrPanel
                value={code}
                label={words.codigo(name.join(' '))}
                title={words.muestre}
                detail={words.muestreDetalle}
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
            </Card>
          </Columns>
          <Card>
            <Stack space={5}>
              <PlanFacts {...facts} />
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
      <SavedCopy card={card} />
      {enlarged && <EnlargedCode card={card} name={name.join(' ')} code={code} number={shown.codigoAfiliado} />}
    </CardFrame>
  );
};
