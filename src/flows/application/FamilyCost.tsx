import { shallowEqual, useSelector } from '@xstate/react';
import { familyPrice } from '../../../domain/rules/application/family-price';
import { formatMoney } from '../../../domain/rules/money/money';
import { Alert } from '../../ui/blocks/Alert';
import type { ApplicationRef } from './application-ref';
import { applicationTexts as words } from './texts';

/** What the chosen plan costs the whole family, if its price is known. */
export const FamilyCost = ({ actor }: { actor: ApplicationRef }) => {
  const price = useSelector(actor, ({ context }) => familyPrice(context), shallowEqual);
  return price === null ? null : (
    <Alert tone="informacion" lasting title={words.costoFamilia(formatMoney(price.total), price.personas)}>
      {price.personas > 1 && <p>{words.costoDetalle(formatMoney(price.total / price.personas))}</p>}
    </Alert>
  );
};
