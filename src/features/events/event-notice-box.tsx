import { Badge, Box, chakra, Span, Text } from '@chakra-ui/react'
import { takesPlace, type EventNotice } from './event-notice.ts'

const NoticeBadge = chakra(Badge, {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: '700',
  },
  variants: {
    isOff: {
      true: { backgroundColor: 'accent', color: 'accent.contrast' },
      false: { backgroundColor: 'highlight', color: 'highlight.contrast' },
    },
  },
})

/** Says that an event is cancelled, postponed, moved or changed, and why. */
export function EventNoticeBox({ notice }: { notice: EventNotice }) {
  return (
    <Box display="grid" justifyItems="start" gap="2" marginTop="4" maxWidth="prose">
      <NoticeBadge as="strong" isOff={!takesPlace(notice)}>
        {notice.badge}
      </NoticeBadge>
      <Text fontWeight="600">{notice.sentence}</Text>
      <p>
        {notice.note}{' '}
        <Span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          ({notice.toldOn})
        </Span>
      </p>
    </Box>
  )
}
