import { chakra } from '@chakra-ui/react'

/** The splash with the animated logo (src/theme/splash.css), shown during the session check. */
export function LoadingView() {
  return (
    <chakra.main id="main" className="splash">
      <chakra.h1 srOnly>Member area</chakra.h1>
      <chakra.p role="status" srOnly>
        Opening the member area
      </chakra.p>
      <noscript>
        <chakra.p position="absolute" insetInline="0" bottom="12vh" padding="6" textAlign="center">
          The member area needs JavaScript. Everything on <a href="/">our public pages</a> can be read without
          it.
        </chakra.p>
      </noscript>
    </chakra.main>
  )
}
