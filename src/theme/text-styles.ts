import { defineTextStyles } from '@chakra-ui/react'

const heading = {
  fontFamily: 'heading',
  fontWeight: '800',
  letterSpacing: '-0.03em',
  lineHeight: '1.04',
  textWrap: 'balance',
}

export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: '4xl' } },
  title: { value: { ...heading, fontSize: '3xl' } },
  subtitle: { value: { ...heading, fontSize: '2xl', lineHeight: '1.1' } },
  cardTitle: { value: { ...heading, fontSize: 'xl', letterSpacing: '-0.02em', lineHeight: '1.18' } },
  lead: { value: { fontSize: 'lg', lineHeight: '1.6', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: '1.65', textWrap: 'pretty' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: '700',
      letterSpacing: '0.08em',
      lineHeight: '1.4',
      textTransform: 'uppercase',
    },
  },
})
