import type { ReactNode } from 'react';
import type { MemberCard as Facts } from '../../../domain/rules/card/member-card';
import type { EndedService } from '../../../domain/rules/plan/ended-service';
import { isHolder } from '../../../domain/rules/plan/regime';
import { planServiceTexts } from '../../texts/plan-service';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { MemberCard } from '../../ui/blocks/MemberCard';
import { QrPanel } from '../../ui/blocks/QrPanel';
import { BrandName } from '../../ui/frames/Brand';
import { Columns } from '../../ui/layout/Columns';
import { cardFacts } from './card-facts';
import { cardTexts as words } from './texts';

interface Props {
  facts: Facts;
  name: readonly string[];
  code: string;
  detail: string;
  action?: ReactNode;
  ended: EndedService | null;
  today: string;
}

/** The card as the plastic one, and its QR code beside it. */
export const CardFace = ({ facts, name, code, detail, action, ended, today }: Props) => (
  <Columns>
    <MemberCard
      tone={isHolder(facts.tipoAfiliado) ? 'titular' : 'dependiente'}
      brand={<BrandName onBrand>{shellTexts.producto}</BrandName>}
      kind={words.tipo(facts.tipoAfiliado)}
      {...(ended === null ? {} : { warning: planServiceTexts.insignia })}
      name={name}
      numbers={cardFacts(facts, today).numbers}
    />
    <Card>
      <QrPanel
        value={code}
        label={words.codigo(name.join(' '))}
        title={ended === null ? words.muestre : words.codigoDelCarnet}
        detail={detail}
        action={action}
      />
    </Card>
  </Columns>
);
