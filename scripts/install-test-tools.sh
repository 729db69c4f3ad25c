#!/bin/sh
# Installs the programs of `npm test` that are not npm packages: Chromium, and on Debian and Ubuntu PostgreSQL, Redis,
# Caddy and ClamAV.
set -e
PATH="$PATH:/usr/sbin:/usr/local/sbin"
export DEBIAN_FRONTEND=noninteractive
[ "$(id -u)" = 0 ] && as_root='' || as_root='sudo -n'

has() { for program; do command -v "$program" > /dev/null && return; done; return 1; }

# The tests start these servers themselves, on their own ports, so the packages must not start any. ClamAV's updater must
# not start either: without signatures it would begin to download them.
install() {
  $as_root sh -c '
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
      trap "rm -f $policy" EXIT
      printf "#!/bin/sh\nexit 101\n" > $policy
      chmod 755 $policy
    fi
    apt-get update
    timeout 300 apt-get install -y --no-install-recommends "$@"
  ' install "$@"
}

if [ -z "$CHROMIUM_PATH" ] && ! has chromium chromium-browser google-chrome-stable google-chrome; then
  npx playwright install chromium || {
    install chromium
    # Older distributions do not have it, and the browser tests only take longer without.
    install chromium-headless-shell || true
  }
fi
# Needed even with TEST_DATABASE_URL, as the browser tests start their own PostgreSQL.
[ -d /usr/lib/postgresql ] || has pg_config || install postgresql
has redis-server valkey-server || install redis-server
has caddy || install caddy
# Needed by one test, which says if it is missing.
has clamd || install clamav-daemon || echo '!!! CLAMAV COULD NOT BE INSTALLED: no test scans files with a real clamd. !!!'
