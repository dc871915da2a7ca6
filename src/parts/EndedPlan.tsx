import { brand } from '../../domain/brand/brand';
import { planServiceTexts as words } from '../texts/plan-service';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { Alert } from '../ui/blocks/Alert';
import { PhoneIcon } from '../ui/icons/PhoneIcon';

const { ayudaTelefono } = brand.links;

/** A plan without service, and the telephone. */
export const EndedPlan = ({ title }: { title: string }) => (
  <Alert
    tone="error"
    lasting
    title={title}
    action={
      <ButtonAnchor look="outline" href={`tel:${ayudaTelefono.replace(/[^+\d]/g, '')}`}>
        <PhoneIcon size="small" />
        {ayudaTelefono}
      </ButtonAnchor>
    }
  >
    {words.llamenos}
  </Alert>
);
