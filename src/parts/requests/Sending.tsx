import type { ReactNode } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/blocks/Card';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  title: string;
  /** The progress. */
  children: ReactNode;
  /** Null if it can no longer be cancelled. */
  onCancel: (() => void) | null;
}

/** Shown while a request is being sent. */
export const Sending = ({ title, children, onCancel }: Props) => (
  <Card>
    <Stack space={4}>
      <LeadAlert tone="informacion" title={title}>
        <p>{words.procesandoDetalle}</p>
      </LeadAlert>
      {children}
      {onCancel !== null && (
        <div>
          <Button kind="outline" onPress={onCancel}>
            {words.cancelar}
          </Button>
        </div>
      )}
    </Stack>
  </Card>
);
